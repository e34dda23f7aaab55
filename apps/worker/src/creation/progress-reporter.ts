import type { CreationJob } from "@kinora/domain/creation/creation-job";
import type { JobProgress } from "@kinora/domain/creation/job-steps";
import type { Report } from "./step.ts";
import type { WorkPorts } from "./work-ports.ts";

/** At most four times a second: every report is a write and a message to open browsers. */
const PAUSE = 250;

export interface ProgressReporter {
  readonly report: Report;
  /** Resolves when nothing is being written any more; nothing is written afterwards. */
  stop(): Promise<void>;
}

/**
 * Writes progress as it comes, the newest only. A report that cannot be written is let go: progress
 * is a courtesy, the steps are the truth.
 */
export function startReporting(
  job: CreationJob,
  ports: Pick<WorkPorts, "steps" | "media" | "publish">,
): ProgressReporter {
  let newest: { progress: JobProgress; preview: string | undefined } | null = null;
  let writing: Promise<void> | null = null;
  let stopped = false;
  let endPause = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, PAUSE).unref();
    });

  const write = async (): Promise<void> => {
    while (newest && !stopped) {
      const { progress, preview } = newest;
      newest = null;
      await save(job, progress, preview, ports).catch(() => {});
      if (!stopped) await pause();
    }
    writing = null;
  };
  return {
    report(stage, percent, preview) {
      newest = { progress: { stage, percent }, preview: preview ?? newest?.preview };
      writing ??= write();
    },
    async stop() {
      stopped = true;
      endPause();
      await writing;
    },
  };
}

async function save(
  job: CreationJob,
  progress: JobProgress,
  preview: string | undefined,
  { steps, media, publish }: Pick<WorkPorts, "steps" | "media" | "publish">,
): Promise<void> {
  const frame = preview === undefined ? null : await media.keep(Buffer.from(preview, "base64"));
  const shown = frame ? { ...progress, previewHash: frame.hash } : progress;
  if (await steps.saveProgress(job, shown)) {
    await publish({ userId: job.userId, type: "progress", subjectId: job.creationId });
  }
}
