/** An event that an element of an island dispatches, so that the island is hydrated without a tap; it bubbles. */
export const hydrateEvent = 'portico:hydrate';
