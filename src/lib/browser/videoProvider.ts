/** The video player of the site, from `video` in `site.json`. */
export interface VideoProvider {
  /** URL template of the player's script, with `{account}`, `{player}` and `{embed}`. */
  readonly script: string;
  /** Name of the global function that turns an element into a player. */
  readonly api: string;
}

/** Identifies one player of a provider. */
export interface PlayerNames {
  readonly account: string;
  readonly playerID: string;
  readonly embed: string;
}

/** Returns the script URL of a player (WIDG-15). */
export const playerScript = (template: string, { account, playerID, embed }: PlayerNames): string =>
  template.replace(/\{(account|player|embed)\}/g, (_whole, name: string) =>
    encodeURIComponent(name === 'account' ? account : name === 'player' ? playerID : embed),
  );
