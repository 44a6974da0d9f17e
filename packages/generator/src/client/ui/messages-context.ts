import { createContext } from 'react'
import type { Messages } from '../../texts/kinds/chrome.ts'
import { useGiven } from './use-given.ts'

/** Provides the texts of the chrome. */
export const MessagesContext = createContext<Messages | null>(null)

/** Returns the texts of the chrome in its language. Throws outside of a `MessagesContext`. */
export const useMessages = (): Messages => useGiven(MessagesContext)
