import type { Rule } from 'eslint';
import ts from 'typescript';

/** The part of the syntax tree that is used (ESTree with JSX). */
interface Node {
  type: string;
  value?: unknown;
  operator?: string;
  expression?: Node;
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
  children?: Node[];
}

type TypeAt = (node: Node) => ts.Type;

/** What a child may render. */
interface Kind {
  /** A text, whose node a translating browser replaces. */
  text: boolean;
  element: boolean;
  nothing: boolean;
  /** Any child, by React's own type for it. */
  anything: boolean;
}

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike;
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

const aText: Kind = { text: true, element: false, nothing: false, anything: false };
const anElement: Kind = { text: false, element: true, nothing: false, anything: false };
const either = (one: Kind, other: Kind): Kind => ({
  text: one.text || other.text,
  element: one.element || other.element,
  nothing: one.nothing || other.nothing,
  anything: one.anything || other.anything,
});

const kindOfType = (type: ts.Type): Kind => {
  const parts = type.isUnion() ? type.types : [type];
  const has = (flags: number): boolean => parts.some((part) => (part.flags & flags) !== 0);
  const element = parts.some((part) => (part.flags & (NOTHING | TEXT)) === 0);
  const anything = element && has(ts.TypeFlags.StringLike) && has(ts.TypeFlags.NumberLike);
  return { text: has(TEXT), element, nothing: has(NOTHING), anything };
};

const kindOfExpression = (node: Node, typeAt: TypeAt): Kind => {
  const of = (part: Node | undefined): Kind => kindOfExpression(part as Node, typeAt);
  if (node.type.startsWith('JSX')) return anElement;
  if (node.type === 'ConditionalExpression') return either(of(node.consequent), of(node.alternate));
  if (node.type !== 'LogicalExpression') return kindOfType(typeAt(node));
  // A false operand is not rendered.
  if (node.operator === '&&') return { ...of(node.right), nothing: true };
  return either({ ...of(node.left), nothing: false }, of(node.right));
};

/** Null for a child that renders nothing. */
const kindOf = (child: Node, typeAt: TypeAt): Kind | null => {
  if (child.type === 'JSXText') return String(child.value).trim() ? aText : null;
  if (child.type !== 'JSXExpressionContainer' || !child.expression) return anElement;
  if (child.expression.type === 'JSXEmptyExpression') return null;
  return kindOfExpression(child.expression, typeAt);
};

/**
 * A browser that translates a page replaces each text node by another element. React then cannot find the text node to
 * remove it or to insert a node before it, and the page breaks. A text is harmless if it is never removed and nothing
 * is inserted before it.
 */
export const textOfItsOwn: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: {
      behind: 'This text stands behind something that comes and goes: give it an element of its own.',
      goes: 'This text comes and goes among others: give it an element of its own.',
    },
    schema: [],
  },
  create(context) {
    const { getTypeAtLocation: typeAt } = context.sourceCode.parserServices as { getTypeAtLocation: TypeAt };
    const report = (node: Node, messageId: string): void =>
      context.report({ node: node as unknown as Rule.Node, messageId });
    const check = ({ children = [] }: Node): void => {
      const drawn = children.flatMap((child) => {
        const kind = kindOf(child, typeAt);
        return kind ? [{ child, kind }] : [];
      });
      if (drawn.length < 2) return;
      const behind = new Set<Node>();
      drawn.forEach(({ child, kind }, index) => {
        if (kind.text && !kind.anything && (kind.nothing || kind.element)) report(child, 'goes');
        if (!kind.element || !(kind.nothing || kind.text)) return;
        for (const next of drawn.slice(index + 1)) {
          if (next.kind.text) behind.add(next.child);
          if (next.kind.text || !next.kind.nothing) return;
        }
      });
      behind.forEach((child) => report(child, 'behind'));
    };
    return {
      JSXElement: (node: unknown) => check(node as Node),
      JSXFragment: (node: unknown) => check(node as Node),
    };
  },
};
