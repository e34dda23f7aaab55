import type { Sealer } from "../hosted/service-keys.ts";
import type { PublicationHandle } from "../publication/publishing-platform.ts";
import type { PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";

const purposeOf = (id: string) => `handle of publication ${id}`;

export const sealHandle = (
  sealer: Pick<Sealer, "seal">,
  id: string,
  handle: PublicationHandle,
): Promise<string> => sealer.seal(handle, purposeOf(id));

/** Returns the handle; null when there is none, or the secret that opened it is gone. */
export const openHandle = async (
  sealer: Pick<Sealer, "open">,
  { id, sealedHandle }: Pick<PublicationRecord, "id" | "sealedHandle">,
): Promise<PublicationHandle | null> =>
  sealedHandle === null ? null : sealer.open(sealedHandle, purposeOf(id));

/** Reseals handles with the current secret that were sealed with an earlier one. */
export async function resealHandles(
  { sealedAfter, resealHandle }: Pick<PublicationStore, "sealedAfter" | "resealHandle">,
  sealer: Sealer,
): Promise<void> {
  const most = 200;
  for (let after = ""; ; ) {
    const page = await sealedAfter(after, most);
    for (const one of page) {
      if (!sealer.isOutdated(one.sealedHandle)) continue;
      const handle = await openHandle(sealer, one);
      if (handle !== null)
        await resealHandle(one.id, one.sealedHandle, await sealHandle(sealer, one.id, handle));
    }
    const last = page.at(-1);
    if (!last || page.length < most) return;
    after = last.id;
  }
}
