/**
 * MUI's Skeleton: reserves the space of content that is loading, so that the layout does not shift. A `text` skeleton
 * is as high as the text around it, so place it inside the Typography of the content.
 */
export { default as Skeleton, type SkeletonProps } from '@mui/material/Skeleton';
