import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { repositoryRoot } from '../local/places.ts';

/** The properties of a service in docker-compose.yml that the check reads. */
export type ComposeService = {
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  healthcheck?: { test: string[] };
  restart?: string;
  mem_limit?: string;
  profiles?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
};

export type ComposeFile = {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
};

type Variables = Record<string, string | undefined>;

/** Reads the file like Compose, with these variables. @throws Error if a variable with `${NAME:?…}` is missing */
export function readCompose(text: string, variables: Variables): ComposeFile {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolate(value, variables);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  return fill(load(text, { schema: CORE_SCHEMA.withTags(mergeTag) })) as ComposeFile;
}

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` like Compose; `$$` is a dollar sign. */
export function interpolate(text: string, variables: Variables): string {
  return text.replace(
    /\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\})/g,
    (_whole, name?: string, kind?: string, rest = '') => {
      if (!name) return '$';
      const value = variables[name];
      if (value) return value;
      if (kind === '?') throw new Error(`${name}: ${rest}`);
      return kind === '-' ? rest : '';
    },
  );
}

/** The variables without a default, which an operator must set. */
export function requiredVariables(text: string): string[] {
  const names = [...text.matchAll(/\$\{(\w+)(?::\?[^}]*)?\}/g)].map(([, name]) => name as string);
  return [...new Set(names)].sort();
}

/** The settings of a `.env` file. */
export function readEnvFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** A file of the repository. */
export const readText = (path: string): Promise<string> => readFile(join(repositoryRoot, path), 'utf8');
