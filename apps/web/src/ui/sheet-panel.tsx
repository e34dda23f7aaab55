import { BottomSheet } from "./bottom-sheet.tsx";
import { CentredDialog } from "./centred-dialog.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { useTouchLayout } from "./use-media-query.ts";

export function SheetPanel(props: SheetProps) {
  return useTouchLayout() ? <BottomSheet {...props} /> : <CentredDialog {...props} />;
}
