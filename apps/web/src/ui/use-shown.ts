import { useNavigate, useSearch } from "@tanstack/react-router";

/**
 * A choice of what a page shows that stands in its address, so that it survives a reload and the way
 * back; undefined for everything.
 */
export function useShown<Value extends string>(
  values: readonly Value[],
): [Value | undefined, (value: Value | undefined) => void] {
  const { show: wanted } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (show: Value | undefined) =>
    void navigate({
      to: ".",
      search: (now: object) => ({ ...now, show }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return [values.find((one) => one === wanted), choose];
}
