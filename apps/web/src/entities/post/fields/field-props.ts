import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import type { CheckedTarget } from "../draft/complete.ts";
import type { TargetDraft } from "../draft/draft.ts";

/** What the fields of one account show and change. */
export interface FieldsProps {
  readonly preview: TargetPreview;
  readonly draft: TargetDraft;
  readonly checked: CheckedTarget;
  readonly onChange: (change: Partial<TargetDraft>) => void;
  /** Why the post was refused, with the path of a field of this account. */
  readonly refused: (field: string) => { readonly error: unknown; readonly field: string };
}
