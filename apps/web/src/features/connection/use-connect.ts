import { useSay } from "../../store/use-say.ts";
import { type ConnectWay, useBeginConnectingMutation } from "./connections-api.ts";

/** Begins to connect: leads to the platform's page. */
export function useConnect(): readonly [connect: (way: ConnectWay) => void, busy: boolean] {
  const [begin, { isLoading }] = useBeginConnectingMutation();
  const { saySorry } = useSay();
  const connect = (way: ConnectWay) =>
    void begin(way)
      .unwrap()
      .then(({ address }) => location.assign(address), saySorry);
  return [connect, isLoading];
}
