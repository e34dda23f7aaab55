import { answerCalls } from "@kinora/process/child/answer-calls";
import type { Looks } from "@kinora/studio/safety/gather-looks";
import type { ScanRequest } from "./scan-protocol.ts";

/**
 * The scanner's own process: the classifier may crash or hang here without affecting the worker.
 */
answerCalls<ScanRequest, Looks, number>(async (request, { report, signal }) => {
  const { scanFile } = await import("./scan-file.ts");
  return scanFile(request, report, signal);
});

/**
 * Preloads the classifier for a future scan. A failure here recurs in the scan and is reported
 * there.
 */
async function prepare(): Promise<void> {
  await import("./scan-file.ts");
  const { loadQuickClassifier } = await import("@kinora/studio/safety/load-classifier");
  await loadQuickClassifier();
}
if (process.argv.includes("warm")) prepare().catch(() => {});
