import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { LeftPorts } from "@kinora/domain/hosted/look-after-left";
import { fetchLatePicture, type LatePicturePorts, orderOfPicture } from "../story/late-pictures.ts";

interface LatePorts {
  /** Returns the order of a creation; null when the creation has been deleted. */
  readonly orderOf: (creationId: string) => Promise<GenerationOrder | null>;
  /** See deliverLate. */
  readonly deliver: (key: string, creationId: string) => Promise<void>;
  readonly pictures: LatePicturePorts;
}

/**
 * Delivers late results: a job of the creation fetches it, or it is added to the story it is a
 * picture of.
 */
export const lateResults = ({
  orderOf,
  deliver,
  pictures,
}: LatePorts): Pick<LeftPorts, "orderOf" | "deliver"> => ({
  async orderOf(left) {
    const { artifact, job } = left;
    return artifact === null
      ? orderOf(job.subject.id)
      : orderOfPicture({ ...left, artifact }, pictures);
  },
  async deliver(left, provider) {
    const { artifact, intent, job } = left;
    if (artifact === null) await deliver(intent.key, job.subject.id);
    else await fetchLatePicture({ ...left, artifact }, provider, pictures);
  },
});
