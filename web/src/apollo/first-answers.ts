/** An answer to one of the page's first queries, embedded in the page (gateway/src/pages/first-answers.ts). */
interface FirstAnswer {
  name: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** If the page starts more slowly, its answers are too old to count as fresh. */
const FRESH_MS = 20_000;

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The order of the variables does not matter. */
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
 * React may discard a render and repeat it. So an answer stays until its query is mounted.
 * @param text content of the page's element
 */
export const createFirstAnswers = (text: string, age: () => number = ageOfPage) => {
  const answers = new Map(read(text).map(({ name, variables, data }) => [keyOf(name, variables), data]));
  return {
    find: (name: string, variables: object): FirstAnswer['data'] | undefined => {
      if (age() > FRESH_MS) answers.clear();
      return answers.get(keyOf(name, variables));
    },
    /** The query is mounted: later ones must fetch. */
    drop: (name: string, variables: object): void => void answers.delete(keyOf(name, variables)),
    /** After a write all other answers are outdated. */
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
