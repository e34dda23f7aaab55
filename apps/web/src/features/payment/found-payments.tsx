import { useLocation, useNavigate } from "@tanstack/react-router";
import { PaymentsPage } from "./payments-page.tsx";

/**
 * The page of payments; what is looked for stands in the address. Behind its "#", because servers don't
 * see, and don't log, what follows it: it may be somebody's mail address.
 */
export function FoundPayments() {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  return (
    <PaymentsPage
      q={decoded(hash).slice(0, 200)}
      onSearch={(q) => void navigate({ to: ".", search: true, hash: encodeURIComponent(q) })}
    />
  );
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}
