import type { Sentence } from "@kinora/contracts/message/sentence";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { MadeArtifact } from "@kinora/domain/story/story-engine";
import { type OpenChild, openChild } from "@kinora/process/child/open-child";
import type {
  AnyRequest,
  ArtifactRequest,
  MusicRenderRequest,
  RenderProgress,
  RenderRequest,
  RenderResult,
  ReportProgress,
} from "./render-protocol.ts";
import { ANYWHERE, planRenderer, type WorkFolders } from "./renderer-plan.ts";

export interface RunOptions {
  readonly onProgress?: ReportProgress;
  readonly signal?: AbortSignal | undefined;
  /** Seconds of silence after which the child counts as hung. */
  readonly silenceLimit?: number;
}

/** A child process that renders the steps of one job in sequence. */
export interface Renderer {
  readonly pid: number | undefined;
  run(request: RenderRequest | MusicRenderRequest, options?: RunOptions): Promise<RenderResult>;
  /** Makes one artifact of a story; its folder must be empty. */
  make(request: ArtifactRequest, options?: RunOptions): Promise<MadeArtifact>;
  /**
   * Ends the child and its ffmpeg; resolves when they have exited, so that the folder can be
   * removed.
   */
  close(): Promise<void>;
}

export interface RendererOptions {
  /**
   * Niceness of the operating system: 0 = normal, 19 = only when nothing else needs the processor.
   */
  readonly niceness?: number;
  /** True to load everything at start, for a future job. */
  readonly warm?: boolean;
  readonly folders?: WorkFolders;
}

const SILENCE_LIMIT = 60;

type RenderChild = OpenChild<AnyRequest, RenderResult | MadeArtifact, RenderProgress>;

/** The child answers each request with the matching type of result. */
async function runIn<Result extends RenderResult | MadeArtifact>(
  child: RenderChild,
  request: AnyRequest,
  { onProgress, signal, silenceLimit = SILENCE_LIMIT }: RunOptions,
): Promise<Result> {
  const answer = await child.call(request, {
    signal,
    silence: silenceLimit,
    doing: `in step ${request.step}`,
    onProgress: ({ percent, preview }) => onProgress?.(percent, preview),
  });
  return answer as Result;
}

/** Starts a renderer. */
export function startRenderer({
  niceness = 0,
  warm = false,
  folders = ANYWHERE,
}: RendererOptions = {}): Renderer {
  const child: RenderChild = openChild(
    planRenderer(folders, niceness, warm),
    (said: Sentence) => new InputRefused(said),
  );
  return {
    get pid() {
      return child.pid;
    },
    run: (request, options = {}) => runIn<RenderResult>(child, request, options),
    make: (request, options = {}) => runIn<MadeArtifact>(child, request, options),
    close: child.close,
  };
}

/**
 * Renders one step in its own child process. Rejects with one clear sentence when the child fails,
 * dies or hangs, and with the signal's reason when aborted; the child never outlives the call.
 */
export async function runRender(
  request: RenderRequest | MusicRenderRequest,
  options: RunOptions = {},
): Promise<RenderResult> {
  const renderer = startRenderer({ folders: foldersOf(request) });
  try {
    return await renderer.run(request, options);
  } finally {
    await renderer.close();
  }
}

/** Folders that a request reads and writes. */
function foldersOf(request: RenderRequest | MusicRenderRequest): WorkFolders {
  const inputs = "spec" in request ? Object.values(request.inputs ?? {}) : [];
  return { reads: inputs.filter((path) => path !== undefined), writes: [request.directory] };
}
