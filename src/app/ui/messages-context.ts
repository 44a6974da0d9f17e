import { createContext, useContext } from 'react'
import type { Messages } from '../messages/messages.ts'

/** Provides the texts of the chrome. */
export const MessagesContext = createContext<Messages | null>(null)

/** Returns the texts of the chrome in its language. Throws outside of a `MessagesContext`. */
export const useMessages = (): Messages => {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('No messages here: render the component below <MessagesContext value={messages}>.')
  return messages
}
