import type { Step } from "./step.ts";
import { readGenerated } from "./step-memos.ts";

/** Looks at the finished files; what it says decides where the creation goes. */
export const scanCreation: Step = async ({ job, memos, directory, signal, report, ports }) => {
  const { files } = readGenerated(memos);
  const scanned = await ports.scanner.scan(
    { files, directory, background: job.background },
    (percent) => report("checking", 90 + percent * 0.06),
    signal,
  );
  await ports.commit(job, "scan", scanned, async ({ recordScan }) => {
    const { verdict, ...seen } = scanned;
    if (verdict === null) return;
    await recordScan({
      jobId: job.id,
      creationId: job.subject.id,
      // Nothing was looked at: what it is stands in its history.
      verdict: verdict === "known" ? "hit" : verdict,
      ...seen,
      at: ports.now(),
    });
  });
  return scanned;
};
