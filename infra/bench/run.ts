// npm run bench [-- part]: runs the benchmark in the file of that name; without one, the table of ratios.
const [, , part = 'bench'] = process.argv;
await import(`./${part}.ts`);
