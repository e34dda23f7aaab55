import { type RouteName, routes } from "@kinora/contracts/routes";

/** Throws where an answer is not what the route table says. In development only: the built app has no schemas. */
export function checkAnswer(name: RouteName, answer: unknown): void {
  const schema = routes[name].answer;
  if (typeof schema === "object" && schema !== null) schema.parse(answer);
}
