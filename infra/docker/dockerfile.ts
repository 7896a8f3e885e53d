export type Instruction = { name: string; text: string };

/** One stage of a Dockerfile: `FROM … AS …` and its instructions. */
export type Stage = { name: string; base: string; instructions: Instruction[] };

/** Reads the stages of a Dockerfile, in order. */
export function readStages(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  for (const { name, text } of readInstructions(dockerfile)) {
    const from = name === 'FROM' ? /^(\S+)(?: AS (\S+))?$/i.exec(text) : null;
    if (from) stages.push({ base: from[1] as string, name: from[2] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

function readInstructions(dockerfile: string): Instruction[] {
  const lines = dockerfile.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const joined = lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return joined.map((line) => {
    const space = line.indexOf(' ');
    return { name: line.slice(0, space).toUpperCase(), text: line.slice(space + 1).trim() };
  });
}

/** A stage's instructions of one kind, inherited ones first. */
export function instructionsOf(stages: Stage[], target: string, kind: string): string[] {
  const stage = stages.find(({ name }) => name === target);
  if (!stage) return [];
  const own = stage.instructions.filter(({ name }) => name === kind).map(({ text }) => text);
  return [...instructionsOf(stages, stage.base, kind), ...own];
}

/** The base images of stages, except other stages. */
export function baseImages(stages: Stage[]): string[] {
  const names = new Set(stages.map(({ name }) => name));
  return [...new Set(stages.map(({ base }) => base).filter((base) => !names.has(base)))];
}
