import type { MadePiece } from "@kinora/domain/story/story-engine";
import { PhotoRefusal } from "@kinora/photo/photo-refusal";
import { type OpenChild, openChild } from "@kinora/process/child/open-child";
import type {
  AnyRequest,
  MusicRequest,
  PieceRequest,
  RenderProgress,
  RenderRequest,
  RenderResult,
  ReportProgress,
} from "./render-protocol.ts";
import { ANYWHERE, type Prepared, planRenderer, type WorkFolders } from "./renderer-plan.ts";

export interface RunOptions {
  readonly onProgress?: ReportProgress;
  readonly signal?: AbortSignal;
  /** Seconds without a word from the child after which it counts as hung. */
  readonly silenceLimit?: number;
}

/** A child process that renders the steps of one job, one after the other. */
export interface Renderer {
  readonly pid: number | undefined;
  run(request: RenderRequest | MusicRequest, options?: RunOptions): Promise<RenderResult>;
  /** Makes one piece of a story; its folder is empty at first. */
  make(request: PieceRequest, options?: RunOptions): Promise<MadePiece>;
  /** Ends the child and its ffmpeg; resolves when it is gone, so that its folder can be removed. */
  close(): Promise<void>;
}

export interface RendererOptions {
  /** The system's: 0 = normal, 19 = only when nothing else wants to run. */
  readonly niceness?: number;
  /** It loads everything at once, for a job to come. */
  readonly warm?: boolean;
  readonly folders?: WorkFolders;
}

const SILENCE_LIMIT = 60;

type RenderChild = OpenChild<AnyRequest, RenderResult | MadePiece, RenderProgress>;

/** The child answers each request with the result of its kind. */
async function runIn<Result extends RenderResult | MadePiece>(
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

/**
 * Starts a renderer. The scan has a process of its own, which is not
 * there while a film is encoded, as the one that draws is not there while it scans: together they would
 * hold half as much again.
 */
export function startRenderer({
  niceness = 0,
  warm = false,
  folders = ANYWHERE,
}: RendererOptions = {}): Renderer {
  const open = (task: Prepared, prepared: Prepared | null): RenderChild =>
    openChild(
      planRenderer(folders, niceness, prepared, task === "draw"),
      (reason) => new PhotoRefusal(reason),
    );
  let drawer: RenderChild | null = open("draw", warm ? "draw" : null);
  let scanner = warm ? open("scan", "scan") : null;
  let closed = false;
  /** Ending one process takes a moment: whoever closes meanwhile must not find another one drawing after it. */
  const refuseClosed = () => {
    if (closed) throw new Error("The renderer was closed.");
  };
  const endScanner = async () => {
    const ended = scanner;
    scanner = null;
    await ended?.close();
  };
  const endDrawer = async () => {
    const ended = drawer;
    drawer = null;
    await ended?.close();
  };
  const draw = async <Result extends RenderResult | MadePiece>(
    request: AnyRequest,
    options: RunOptions,
  ) => {
    const small = "spec" in request && request.recipe.kind === "image";
    if (!small) await endScanner();
    refuseClosed();
    drawer ??= open("draw", null);
    return runIn<Result>(drawer, request, options);
  };
  return {
    get pid() {
      return (drawer ?? scanner)?.pid;
    },
    run: async (request, options = {}) => {
      if ("music" in request || request.step !== "scan")
        return draw<RenderResult>(request, options);
      await endDrawer();
      refuseClosed();
      if (scanner?.pid === undefined) scanner = open("scan", null);
      return runIn<RenderResult>(scanner, request, options);
    },
    make: (request, options = {}) => draw<MadePiece>(request, options),
    close: async () => {
      closed = true;
      await Promise.all([endDrawer(), endScanner()]);
    },
  };
}

/**
 * Renders one step in a child process of its own. Rejects with one clear sentence when the child fails,
 * dies or hangs, and with the signal's reason when it is aborted; the child never outlives the call.
 */
export async function runRender(
  request: RenderRequest | MusicRequest,
  options: RunOptions = {},
): Promise<RenderResult> {
  const renderer = startRenderer({ folders: foldersOf(request) });
  try {
    return await renderer.run(request, options);
  } finally {
    await renderer.close();
  }
}

/** What a request names, to be read and to be written. */
function foldersOf(request: RenderRequest | MusicRequest): WorkFolders {
  const inputs = "spec" in request ? Object.values(request.inputs ?? {}) : [];
  return { reads: inputs.filter((path) => path !== undefined), writes: [request.directory] };
}
