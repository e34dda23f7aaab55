import { LEDGER_KINDS } from "@kinora/contracts/gem/gem";
import type { LotKind } from "@kinora/domain/gem/gem-ledger";
import { parseKnown } from "../parse-known.ts";

const lotKinds = LEDGER_KINDS.filter((kind): kind is LotKind => kind !== "spent");

export function parseLotKind(text: string): LotKind {
  return parseKnown(lotKinds, text);
}
