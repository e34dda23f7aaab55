import { BottomSheet } from "./bottom-sheet.tsx";
import { CentredDialog } from "./centred-dialog.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { useBackCloses } from "./use-back-closes.ts";
import { useTouchLayout } from "./use-media-query.ts";

export function SheetPanel(props: SheetProps) {
  // Where a choice must be made, going back leaves the page: nothing is chosen by it.
  useBackCloses(props.open && !props.mustChoose, props.onClose);
  return useTouchLayout() ? <BottomSheet {...props} /> : <CentredDialog {...props} />;
}
