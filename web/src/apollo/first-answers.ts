/** The gateway's answer to the page's first queries, which came with the page (gateway/src/pages/first-answers.ts). */
interface FirstAnswer {
  name: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** A page that takes longer to start has older answers than it could show as new. */
const FRESH_MS = 20_000;

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The same for equal variables, in whichever order they stand. */
const keyOf = (name: string, variables: object): string => `${name}|${JSON.stringify(variables, sorted)}`;

const read = (text: string): FirstAnswer[] => {
  try {
    const answers: unknown = JSON.parse(text);
    return Array.isArray(answers) ? (answers as (FirstAnswer | null)[]).filter((each) => each !== null) : [];
  } catch {
    return [];
  }
};

const ageOfPage = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (navigation?.responseStart ?? 0);
};

/**
 * React may throw a render away and render again before anybody sees it: an answer is there until the query it belongs to is shown.
 * @param text of the page's element
 */
export const createFirstAnswers = (text: string, age: () => number = ageOfPage) => {
  const answers = new Map(read(text).map(({ name, variables, data }) => [keyOf(name, variables), data]));
  return {
    find: (name: string, variables: object): FirstAnswer['data'] | undefined => {
      if (age() > FRESH_MS) answers.clear();
      return answers.get(keyOf(name, variables));
    },
    /** The query is shown: who asks it later wants to know it again. */
    drop: (name: string, variables: object): void => void answers.delete(keyOf(name, variables)),
    /** Something was changed since: what is left is out of date. */
    forget: (): void => answers.clear(),
  };
};

let ofPage: ReturnType<typeof createFirstAnswers> | undefined;

const inPage = (): ReturnType<typeof createFirstAnswers> => {
  if (!ofPage) {
    const element = document.getElementById('first-answers');
    ofPage = createFirstAnswers(element?.textContent || '[]');
    element?.remove();
  }
  return ofPage;
};

export const findFirstAnswer = (name: string, variables: object): FirstAnswer['data'] | undefined =>
  inPage().find(name, variables);
export const dropFirstAnswer = (name: string, variables: object): void => inPage().drop(name, variables);
export const forgetFirstAnswers = (): void => inPage().forget();
