import type { Recipe, RecipeInputs } from "@kinora/contracts/recipe/recipe";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { isRefused } from "@kinora/domain/creation/verdict";
import type { Generated, GenerationOrder, Generator } from "@kinora/domain/generation/generator";
import { CollectLater, OrderFailed } from "@kinora/domain/generation/order-failed";
import type { SafetyScanner } from "@kinora/domain/generation/safety-scanner";
import type { PieceOrder } from "@kinora/domain/hosted/intent";
import type { Job } from "@kinora/domain/job/job";
import type { Digest } from "@kinora/domain/story/artifact-keys";
import { lineOrderId } from "@kinora/domain/story/reserve-lines";
import type {
  FootageOrder,
  HostedPictureOrder,
  MadeArtifact,
} from "@kinora/domain/story/story-engine";
import { Waits } from "../job/interruption.ts";
import type { KeepKnown } from "../moderation/keep-known.ts";
import { NotMadeElsewhere } from "./not-made-elsewhere.ts";

/** External services that make pictures and clips of scenes. */
export interface PicturePorts {
  /** Returns the configured generators for an artifact ordered by a job. */
  readonly generatorsFor: (order: PieceOrder) => readonly Generator[];
  /** Scans a service's results before they are shown. */
  readonly scanner: SafetyScanner;
  readonly keepKnown: KeepKnown;
  /** Counts a result that the scan refused for its person; see PolicyRefusals. */
  readonly noteUnsafe: (orderKey: string) => Promise<void>;
  /** Returns the display name of a service. */
  readonly titleOf: (service: string) => string;
  readonly digest: Digest;
}

interface WantedPicture {
  readonly job: Job;
  /** Key of its artifact. */
  readonly key: string;
  readonly order: HostedPictureOrder | FootageOrder;
  /** The picture that footage begins with. */
  readonly first?: { readonly path: string; readonly inputs: RecipeInputs };
  /** Recipe resolved when it was ordered; undefined when no service is to be asked. */
  readonly recipe: Recipe | undefined;
}

/**
 * Has an external service make a picture or a clip. It is ordered only once per job, even if the response is
 * lost, and then found by its id.
 *
 * @throws InputRefused, NotMadeElsewhere; Waits while the service is working on it
 */
export async function pictureElsewhere(
  { job, key, order: { kind, model }, recipe: asked, first }: WantedPicture,
  directory: string,
  signal: AbortSignal,
  { generatorsFor, scanner, keepKnown, noteUnsafe, titleOf, digest }: PicturePorts,
): Promise<MadeArtifact> {
  const recipe = asked && first ? { ...asked, inputs: first.inputs } : asked;
  const notMade = notMadeBy(kind);
  const able = generatorsFor({ jobId: job.id, artifact: key });
  const generator = recipe && able.find((one) => one.serves(recipe));
  if (!recipe || !generator) throw notMade(recipe ? titleOf(recipe.engine) : model, "away");
  const service = titleOf(recipe.engine);
  const inputs = first ? { initialImage: first.path } : {};
  const order: GenerationOrder = { recipe, inputs, background: false };
  const orderKey = lineOrderId(job.id, key, digest);
  const made = await askFor(generator, order, orderKey, {
    ...{ directory, signal },
    failed: () => notMade(service, "failed"),
  });
  const scan = { files: made.files, directory, background: false };
  const { verdict } = await scanner.scan(scan, () => {}, signal);
  if (verdict === "known")
    await keepKnown({ storyId: job.subject.id, recipe, files: made.files, directory });
  if (isRefused(verdict)) {
    await noteUnsafe(orderKey);
    throw notMade(service, "unsafe");
  }
  return artifactOf(made);
}

async function askFor(
  generator: Generator,
  order: GenerationOrder,
  id: string,
  into: {
    readonly directory: string;
    readonly signal: AbortSignal;
    readonly failed: () => NotMadeElsewhere;
  },
): Promise<Generated> {
  const { directory, signal, failed } = into;
  try {
    const ticket = await generator.submit(order, id);
    signal.throwIfAborted();
    const standing = await generator.poll(ticket, async () => order);
    if (!standing.ready) throw new Waits(standing.askAgain);
    return await generator.collect(ticket, order, {
      ...{ job: null, directory, watch: () => {}, signal },
    });
  } catch (error) {
    if (error instanceof CollectLater) throw new Waits(error.at);
    if (!(error instanceof OrderFailed)) throw error;
    if (error.failure === "policy") throw new InputRefused({ code: "hosted.policy", params: {} });
    throw error.said === null ? failed() : new InputRefused(error.said);
  }
}

const notMadeBy =
  (kind: "picture" | "footage") =>
  (service: string, why: "failed" | "unsafe" | "away"): NotMadeElsewhere =>
    new NotMadeElsewhere({ code: `${kind}.notMade`, params: { service, why } });

export function artifactOf({ files, thumbhash, notices }: Generated): MadeArtifact {
  return {
    files: files.flatMap(({ role, bytes: _, ...file }) =>
      role === "main" || role === "thumbnail" ? [{ ...file, role }] : [],
    ),
    facts: { notices, drift: [], ...(thumbhash === null ? {} : { thumbhash }) },
  };
}
