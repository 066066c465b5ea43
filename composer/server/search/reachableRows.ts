/** Number of results of a query that can be shown: fifty pages of ten. People don't read further, but bots would. */
export const reachableRows = 500;
