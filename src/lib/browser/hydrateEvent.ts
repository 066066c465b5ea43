/** Bubbling event that an element of an island dispatches to hydrate the island before anyone interacts with it. */
export const hydrateEvent = 'portico:hydrate';

/** Hydrates the island that contains an element at once. */
export const hydrateNow = (element: Element): void => {
  element.dispatchEvent(new CustomEvent(hydrateEvent, { bubbles: true }));
};
