import type { Step } from "./step.ts";
import { readGenerated } from "./step-memos.ts";

/** Scans the finished files; the verdict decides what happens to the creation. */
export const scanCreation: Step = async ({ job, memos, directory, signal, report, ports }) => {
  const { files } = readGenerated(memos);
  const scanned = await ports.scanner.scan(
    { files, directory, background: job.background },
    (percent) => report("checking", 90 + percent * 0.06),
    signal,
  );
  await ports.commit(job, "scan", scanned, async ({ recordScan }) => {
    const { verdict, mature: _, ...seen } = scanned;
    if (verdict === null) return;
    await recordScan({
      jobId: job.id,
      creationId: job.subject.id,
      // No scan took place; the creation's history records that the hash was known.
      verdict: verdict === "known" ? "hit" : verdict,
      ...seen,
      at: ports.now(),
    });
  });
  return scanned;
};
