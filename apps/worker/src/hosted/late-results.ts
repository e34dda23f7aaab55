import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { LeftPorts } from "@kinora/domain/hosted/look-after-left";
import { fetchLatePicture, type LatePicturePorts, orderOfPicture } from "../story/late-pictures.ts";

interface LatePorts {
  /** What a creation was asked for as; null: nobody wants it. */
  readonly orderOf: (creationId: string) => Promise<GenerationOrder | null>;
  /** See deliverLate. */
  readonly deliver: (key: string, creationId: string) => Promise<void>;
  readonly pictures: LatePicturePorts;
}

/** What came late is fetched by a job of its creation, or added to the story that it is a picture of. */
export const lateResults = ({
  orderOf,
  deliver,
  pictures,
}: LatePorts): Pick<LeftPorts, "orderOf" | "deliver"> => ({
  async orderOf(left) {
    const { artifact, job } = left;
    return artifact === null ? orderOf(job.subject.id) : orderOfPicture({ ...left, artifact });
  },
  async deliver(left, provider) {
    const { artifact, intent, job } = left;
    if (artifact === null) await deliver(intent.key, job.subject.id);
    else await fetchLatePicture({ ...left, artifact }, provider, pictures);
  },
});
