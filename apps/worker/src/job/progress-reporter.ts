import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { PublishSignal } from "@kinora/domain/event/signal";
import type { Job } from "@kinora/domain/job/job";
import type { JobProgress, JobSteps } from "@kinora/domain/job/job-steps";
import type { MediaStore } from "@kinora/domain/media/media-store";

/**
 * Milliseconds between two reports of a job, because each one writes a row and messages open
 * browsers.
 */
const PAUSE = 1_000;

/** Reports progress; `percent` is of the whole job. */
export type ReportStage = (
  stage: CreationStage,
  percent: number,
  preview?: string,
  /** Parts in progress. */
  atWork?: readonly object[],
) => void;

export interface ReportPorts {
  readonly steps: JobSteps;
  readonly media: Pick<MediaStore, "keep">;
  readonly publish: PublishSignal;
}

/** The creation or story that shows the progress of a job. */
export interface ProgressPlace {
  readonly creationId?: string;
  readonly storyId?: string | undefined;
}

export interface ProgressReporter {
  readonly report: ReportStage;
  /** Writes the last report; resolves when it is stored. */
  tell(progress: JobProgress): Promise<void>;
  /** Ends reporting; resolves when no write is pending. */
  stop(): Promise<void>;
}

/**
 * Writes progress as it arrives, keeping only the newest. A report that cannot be written is
 * dropped: progress is informational, only the steps are authoritative.
 */
export function startReporting(
  job: Job,
  shown: ProgressPlace,
  ports: ReportPorts,
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
      await save(job, shown, progress, preview, ports).catch(() => {});
      if (!stopped) await pause();
    }
    writing = null;
  };
  const stop = async (): Promise<void> => {
    stopped = true;
    endPause();
    await writing;
  };
  return {
    report(stage, percent, preview, atWork = []) {
      newest = { progress: { stage, percent, atWork }, preview: preview ?? newest?.preview };
      writing ??= write();
    },
    async tell(progress) {
      await stop();
      await save(job, shown, progress, undefined, ports).catch(() => {});
    },
    stop,
  };
}

async function save(
  job: Job,
  { creationId, storyId }: ProgressPlace,
  progress: JobProgress,
  preview: string | undefined,
  { steps, media, publish }: ReportPorts,
): Promise<void> {
  const frame = preview === undefined ? null : await media.keep(Buffer.from(preview, "base64"));
  const saved = frame ? { ...progress, previewHash: frame.hash } : progress;
  if (!(await steps.saveProgress(job, saved))) return;
  const { userId } = job;
  if (creationId !== undefined) await publish({ userId, noun: "creation", subjectId: creationId });
  if (storyId !== undefined) await publish({ userId, noun: "story", subjectId: storyId });
}
