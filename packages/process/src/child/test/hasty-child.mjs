/** Answers one call and is gone at once, as no child of ours does; quick to start. */
process.once("message", ({ id }) => {
  process.send({ type: "done", id, result: "answered" }, () => process.disconnect());
});
process.once("disconnect", () => process.exit(0));
