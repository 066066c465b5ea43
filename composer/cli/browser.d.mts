export declare const installedBrowser: () => string | undefined;
export declare const browserFlags: string[];
