import { LEDGER_KINDS } from "@kinora/contracts/gem/gem";
import type { LotKind } from "@kinora/domain/gem/gem-ledger";

const lotKinds = LEDGER_KINDS.filter((kind): kind is LotKind => kind !== "spent");

/** Throws on a text that is no kind of lot; the table's check lets none in. */
export function parseLotKind(text: string): LotKind {
  const kind = lotKinds.find((known) => known === text);
  if (!kind) throw new Error(`gem_lot: unknown kind ${text}`);
  return kind;
}
