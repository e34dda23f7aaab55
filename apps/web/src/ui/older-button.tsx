import { t } from "@lingui/core/macro";
import { Button } from "./button.tsx";

/** The button that loads more at the end of a paged list. */
export function OlderButton({
  loading,
  onPress,
}: {
  readonly loading: boolean;
  readonly onPress: () => void;
}) {
  return (
    <div className="mt-8 text-center">
      <Button busy={loading && t`Loading`} onClick={onPress}>
        {t`Show older`}
      </Button>
    </div>
  );
}
