import { Button } from "./button.tsx";

/** The way on at the end of a list that comes in pages. */
export function OlderButton({
  loading,
  onPress,
}: {
  readonly loading: boolean;
  readonly onPress: () => void;
}) {
  return (
    <div className="mt-8 text-center">
      <Button busy={loading && "Loading"} onClick={onPress}>
        Show older
      </Button>
    </div>
  );
}
