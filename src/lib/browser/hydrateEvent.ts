/** Bubbling event that an element of an island dispatches to hydrate the island before anyone interacts with it. */
export const hydrateEvent = 'portico:hydrate';
