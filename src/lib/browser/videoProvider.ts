/** Whose player shows the site's videos, from `video` in `site.json`. */
export interface VideoProvider {
  /** Address of the player's script, with `{account}`, `{player}` and `{embed}`. */
  readonly script: string;
  /** Name of the global function that makes a player of an element. */
  readonly api: string;
}

/** Which player a provider's script is for. */
export interface PlayerNames {
  readonly account: string;
  readonly playerID: string;
  readonly embed: string;
}

/** The address of the script of one player (WIDG-15). */
export const playerScript = (template: string, { account, playerID, embed }: PlayerNames): string =>
  template.replace(/\{(account|player|embed)\}/g, (_whole, name: string) =>
    encodeURIComponent(name === 'account' ? account : name === 'player' ? playerID : embed),
  );
