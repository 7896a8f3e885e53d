import type { Model } from 'mongoose';

export type Step = { who: number; dies: boolean };
export type Gate = {
  /** The model, whose accesses each wait for their turn. */
  model<Stored>(model: Model<Stored>): Model<Stored>;
};

type Waiting = { actor: number; goOn(): void };

/**
 * Runs actors like separate processes, one database access at a time. Each step selects one of the waiting actors by
 * its position. An actor that dies never continues after that access, as after kill -9. After the last step, the live
 * actors run until they are done.
 * @returns how many died
 */
export async function inSteps(
  actors: ((gate: Gate) => Promise<void>)[],
  steps: readonly Step[],
): Promise<number> {
  const waiting: Waiting[] = [];
  let wake: () => void = () => undefined;
  let active = 0;
  let deaths = 0;
  const failures: unknown[] = [];

  const turn = (actor: number): Promise<void> =>
    new Promise((resolve) => {
      active -= 1;
      waiting.push({
        actor,
        goOn() {
          active += 1;
          resolve();
        },
      });
      wake();
    });

  actors.forEach((run, actor) => {
    active += 1;
    const done = () => {
      active -= 1;
      wake();
    };
    const gate: Gate = { model: (model) => gated(model, () => turn(actor)) };
    run(gate).then(done, (error: unknown) => {
      failures.push(error);
      done();
    });
  });

  for (let index = 0; ; index++) {
    while (active) await new Promise<void>((resolve) => (wake = resolve));
    if (!waiting.length) break;
    const { who, dies } = steps[index] ?? { who: index, dies: false };
    const [next] = waiting.splice(who % waiting.length, 1) as [Waiting];
    if (dies) deaths += 1;
    else next.goOn();
  }
  if (failures.length) throw failures[0];
  return deaths;
}

type AnyModel = Record<string, (...args: unknown[]) => unknown> & { collection: AnyModel };

/** The parts of a model that the code under test uses. */
function gated<Stored>(model: Model<Stored>, turn: () => Promise<void>): Model<Stored> {
  const plain = model as unknown as AnyModel;
  const query = (make: () => Record<string, unknown>): unknown =>
    new Proxy(
      {},
      {
        get: (_target, name) =>
          name === 'then'
            ? undefined
            : (...args: unknown[]) => {
                const made = () =>
                  (make()[name as string] as (...given: unknown[]) => unknown).apply(make(), args);
                if (name !== 'lean') return query(made as () => Record<string, unknown>);
                return turn().then(made);
              },
      },
    );
  const write =
    (owner: AnyModel, name: string) =>
    async (...args: unknown[]) => {
      await turn();
      return owner[name]?.(...args);
    };
  const { collection } = plain;
  return {
    modelName: model.modelName,
    findOne: (...args: unknown[]) => query(() => plain['findOne']?.(...args) as Record<string, unknown>),
    find: (...args: unknown[]) => query(() => plain['find']?.(...args) as Record<string, unknown>),
    updateOne: write(plain, 'updateOne'),
    updateMany: write(plain, 'updateMany'),
    deleteMany: write(plain, 'deleteMany'),
    collection: { insertOne: write(collection, 'insertOne') },
  } as unknown as Model<Stored>;
}
