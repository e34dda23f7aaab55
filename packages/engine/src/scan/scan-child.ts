import { answerCalls } from "@kinora/process/child/answer-calls";
import type { Looks } from "@kinora/studio/safety/gather-looks";
import type { ScanRequest } from "./scan-protocol.ts";

/** The scanner's own process: the classifier crashes and hangs here, never in the worker. */
answerCalls<ScanRequest, Looks, number>(async (request, { report, signal }) => {
  const { scanFile } = await import("./scan-file.ts");
  return scanFile(request, report, signal);
});

/** For a scan to come. What fails here fails again in the scan, and is reported there. */
async function prepare(): Promise<void> {
  await import("./scan-file.ts");
  const { loadQuickClassifier } = await import("@kinora/studio/safety/load-classifier");
  await loadQuickClassifier();
}
if (process.argv.includes("warm")) prepare().catch(() => {});
