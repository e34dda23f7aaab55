import type { Sample } from "@kinora/contracts/prompt/sample";
import { cx } from "../../ui/class-names.ts";
import { useSample } from "./samples.ts";

/**
 * A small sample picture drawn by this server, to choose by; a plain background until it exists.
 */
export function SamplePicture({
  about,
  name,
  className,
}: Pick<Sample, "about" | "name"> & { readonly className?: string }) {
  const url = useSample(about, name);
  return (
    <span
      aria-hidden="true"
      className={cx(
        "block overflow-hidden bg-[linear-gradient(140deg,var(--surface-3),var(--surface-2))]",
        className,
      )}
    >
      {url && (
        <img src={url} alt="" decoding="async" className="enter block size-full object-cover" />
      )}
    </span>
  );
}
