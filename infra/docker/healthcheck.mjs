// HEALTHCHECK of our images: the process says that it can work.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, {
  signal: AbortSignal.timeout(2500),
});
if (!answer.ok) {
  console.error(await answer.text());
  process.exit(1);
}
