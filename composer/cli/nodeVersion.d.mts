/** Whether a version such as `22.14.0` can run Portico. */
export declare const isSupportedNode: (version: string) => boolean;

/** Says which Node is needed. @param version such as `22.12.0`; `undefined` if there is no Node. */
export declare const nodeNeeded: (version: string | undefined) => string;
