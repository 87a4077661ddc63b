/**
 * The messages of an error and of what caused it, outermost first (specification §8).
 * A cause that refers back to an earlier one ends the chain.
 */
export function causalChain(error: Error): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current: unknown = error; current !== undefined && !seen.has(current);) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : JSON.stringify(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
