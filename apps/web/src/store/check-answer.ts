import { type RouteName, routes } from "@kinora/contracts/routes";

/**
 * Throws when an answer does not match the route table. In development only: the built app contains
 * no schemas.
 */
export function checkAnswer(name: RouteName, answer: unknown): void {
  const schema = routes[name].answer;
  if (typeof schema === "object" && schema !== null) schema.parse(answer);
}
