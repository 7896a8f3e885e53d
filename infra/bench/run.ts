// npm run bench [-- part]: runs the benchmark in the file of that name; without one, the table of ratios.
const [, , part = 'bench'] = process.argv;
const parts = 'bench costs feed groups idle live million pictures players reminders shards web'.split(' ');
if (!parts.includes(part)) {
  console.error(`Es gibt keinen Benchmark ${part}, nur ${parts.join(', ')}.`);
  process.exit(2);
}
await import(`./${part}.ts`);
