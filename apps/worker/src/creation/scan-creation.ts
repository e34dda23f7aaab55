import type { Step } from "./step.ts";

/** Looks at the finished files; what it says decides where the creation goes. */
export const scanCreation: Step = async (context) => {
  const { job, directory, ports, report } = context;
  const memo = await context
    .generation()
    .run("scan", directory, (percent) => report("checking", 90 + percent * 0.06), {});
  await ports.commit(job, "scan", memo, async ({ recordScan }) => {
    const { verdict, scores = [] } = memo;
    if (verdict === null) return;
    await recordScan({
      jobId: job.id,
      creationId: job.subject.id,
      verdict,
      scores,
      at: ports.now(),
    });
  });
  return memo;
};
