import { refusalOf } from "../../store/api-error.ts";
import { useAppSelector } from "../../store/store.ts";

/**
 * True when the user has reported the work, as far as this page knows. A report is stored under the
 * id of its work.
 */
export function useIsReported(id: string): boolean {
  const { status, error } = useAppSelector(({ api }) => api.mutations[id]) ?? {};
  return status === "fulfilled" || refusalOf(error)?.code === "ALREADY_REPORTED";
}
