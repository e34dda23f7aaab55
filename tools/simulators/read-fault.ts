import {
  ACCOUNT_FAULTS,
  CALL_FAULTS,
  CANCEL_FAULTS,
  ENDINGS,
  FILE_FAULTS,
  PRICE_FAULTS,
  SUBMIT_FAULTS,
} from "@kinora/provider-simulators/faults";
import type { Simulator } from "@kinora/provider-simulators/simulator";

/** Faults by the word that a line begins with; those of the order itself need none. */
export const FAULTS_BY_WORD: Readonly<Record<string, readonly string[]>> = {
  "": SUBMIT_FAULTS,
  ends: ENDINGS,
  cancel: CANCEL_FAULTS,
  webhook: CALL_FAULTS,
  file: FILE_FAULTS,
  price: PRICE_FAULTS,
  account: [...ACCOUNT_FAULTS, "fine"],
};

/** Sets a fault of a simulator from words such as "lost after" or "price dearer". Returns false for unknown ones. */
export function setFault({ faults, endings }: Simulator, words: string): boolean {
  const known = <Fault extends string>(
    all: readonly Fault[],
    word: string,
    set: (fault: Fault) => void,
  ) => {
    const fault = all.find((one) => words === (word === "" ? one : `${word} ${one}`));
    if (fault) set(fault);
    return fault !== undefined;
  };
  return (
    known(SUBMIT_FAULTS, "", (fault) => faults.submit.push(fault)) ||
    known(ENDINGS, "ends", (ending) => endings.push(ending)) ||
    known(CANCEL_FAULTS, "cancel", (fault) => faults.cancel.push(fault)) ||
    known(CALL_FAULTS, "webhook", (fault) => faults.call.push(fault)) ||
    known(FILE_FAULTS, "file", (fault) => faults.file.push(fault)) ||
    known(PRICE_FAULTS, "price", (fault) => faults.price.push(fault)) ||
    known([...ACCOUNT_FAULTS, "fine"] as const, "account", (fault) => {
      faults.account = fault === "fine" ? null : fault;
    })
  );
}
