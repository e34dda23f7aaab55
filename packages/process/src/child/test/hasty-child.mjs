/** Answers one call and exits at once, unlike any real child; starts quickly. */
process.once("message", ({ id }) => {
  process.send({ type: "done", id, result: "answered" }, () => process.disconnect());
});
process.once("disconnect", () => process.exit(0));
