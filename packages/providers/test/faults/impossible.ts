import {
  ACCOUNT_FAULTS,
  ASK_FAULTS,
  CALL_FAULTS,
  CANCEL_FAULTS,
  ENDINGS,
  FILE_FAULTS,
  PRICE_FAULTS,
  SUBMIT_FAULTS,
} from "@kinora/provider-simulators/faults";

/** Every fault of the simulators, by kind. */
export const FAULTS = {
  submit: SUBMIT_FAULTS,
  ask: ASK_FAULTS,
  ending: ENDINGS,
  cancel: CANCEL_FAULTS,
  call: CALL_FAULTS,
  file: FILE_FAULTS,
  price: PRICE_FAULTS,
  account: ACCOUNT_FAULTS,
} as const;
export type FaultKind = keyof typeof FAULTS;

const AT_ONCE = [
  "images",
  "byteplus",
  "ideogram",
  "elevenlabs",
  "gemini",
  "elevenlabs line",
  "speech",
];
/** Services whose results are in their answers, not at an address. */
export const WITHIN = ["images", "elevenlabs", "gemini", "vertex", "elevenlabs line", "speech"];
/** Its own routes, and the Comfy API in front of them. */
const COMFYUI = ["comfyui", "comfyui api"];
export const OWN_SERVERS = [...COMFYUI, "images", "videos", "speech"];
const OF_ADDRESS: readonly string[] = ["403", "404", "503", "huge", "private"];

interface Reason {
  readonly kind: FaultKind;
  /** Absent for all of the kind. */
  readonly faults?: readonly string[];
  readonly at: readonly string[];
  readonly why: string;
}

/** Faults that cannot exist at a service. */
const REASONS: readonly Reason[] = [
  {
    ...{ kind: "submit", faults: ["policy", "quota", "auth", "403"], at: COMFYUI },
    why: "A ComfyUI has neither content rules nor prices nor keys.",
  },
  {
    ...{ kind: "ending", faults: ["policy"], at: COMFYUI },
    why: "A ComfyUI has no content rules.",
  },
  {
    ...{ kind: "submit", faults: ["quota"], at: ["gemini"] },
    why: "Missing billing is refused like a missing permission: as a key that may not.",
  },
  {
    kind: "ask",
    at: AT_ONCE,
    why: "The answer to the order is the result; nothing is asked later.",
  },
  {
    ...{ kind: "ask", faults: ["404"], at: ["comfy"] },
    why: "An order is asked for by ordering it again: a 404 would concern the model.",
  },
  {
    ...{ kind: "cancel", at: [...AT_ONCE, "comfy", "bfl", "vertex"] },
    why: "It cannot be told that an order is no longer wanted.",
  },
  {
    ...{ kind: "cancel", at: ["videos"] },
    why: "What is cancelled is deleted: nobody can ask for it any more.",
  },
  {
    ...{ kind: "call", at: [...AT_ONCE, "comfy", ...COMFYUI, "videos", "runway", "bfl", "vertex"] },
    why: "It sends no webhooks (reference 8.3; those of BFL are not used).",
  },
  {
    kind: "file",
    faults: OF_ADDRESS,
    at: WITHIN,
    why: "The result is in an answer, at no address.",
  },
  { kind: "file", at: ["elevenlabs line", "speech"], why: "A line is sound that is made here." },
  { kind: "price", at: OWN_SERVERS, why: "A server of one's own bills nobody." },
  { kind: "account", at: COMFYUI, why: "A ComfyUI has no keys and no prices." },
];

/** Returns why a service cannot have a fault; null when it can. */
export const whyNot = (kind: FaultKind, fault: string, name: string): string | null =>
  REASONS.find(
    (reason) =>
      reason.kind === kind && (reason.faults?.includes(fault) ?? true) && reason.at.includes(name),
  )?.why ?? null;
