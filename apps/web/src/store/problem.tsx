import { CircleAlert } from "lucide-react";
import { errorSentence } from "./error-sentence.ts";

/** Why something was refused, with what to do. */
export function Problem({ error }: { readonly error: unknown }) {
  const { title, advice } = errorSentence(error);
  return (
    <p role="alert" className="flex gap-2.5 rounded-panel bg-surface-1 p-4 text-14">
      <CircleAlert size={18} className="mt-0.5 shrink-0 text-danger" aria-hidden="true" />
      <span className="min-w-0">
        <strong className="font-medium">{title}.</strong> {advice}
      </span>
    </p>
  );
}
