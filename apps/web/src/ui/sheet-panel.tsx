import { BottomSheet } from "./bottom-sheet.tsx";
import { CentredDialog } from "./centred-dialog.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { useBackCloses } from "./use-back-closes.ts";
import { useTouchLayout } from "./use-media-query.ts";

export function SheetPanel(props: SheetProps) {
  useBackCloses(props.open, props.onClose, props.mustChoose);
  return useTouchLayout() ? <BottomSheet {...props} /> : <CentredDialog {...props} />;
}
