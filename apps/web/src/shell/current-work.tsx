import { CurrentCreation } from "../features/creation/current-creation.tsx";
import { useItemKit } from "./use-item-kit.tsx";

/** What was started last, with everything one can do with it; fetched once something was started. */
export function CurrentWork({ id }: { readonly id: string }) {
  return <CurrentCreation id={id} kit={useItemKit()} />;
}
