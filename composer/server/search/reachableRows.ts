/** Results of one search that can be shown: fifty pages of ten. Nobody reads on that far; programs would. */
export const reachableRows = 500;
